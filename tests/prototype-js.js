// The changes of Prototype.js 1.7 to built-ins, as pages of Magento 1 still load it, as the text of
// a script. It contains only what differs from the built-ins.

export const prototypeJs = `
  Array.from = (iterable) => {
    if (!iterable) return [];
    if ('toArray' in Object(iterable)) return iterable.toArray();
    const results = [];
    for (let place = 0; place < (iterable.length ?? 0); place++) results.push(iterable[place]);
    return results;
  };
  Array.prototype.toArray = function () { return this.slice(); };
  Array.prototype.entries = Array.prototype.toArray;
  Array.prototype.toJSON = function () { return '[' + this.map((value) => JSON.stringify(value)).join(', ') + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  Function.prototype.bind = function (object, ...given) { const method = this; return function (...more) { return method.apply(object, [...given, ...more]); }; };
  Object.keys = (object) => { const names = []; for (const name in object) if (Object.prototype.hasOwnProperty.call(object, name)) names.push(name); return names; };
`;
