// Put before Emscripten's code, which instantiates the WebAssembly and tells nobody when that fails: web/engine/start.js, which
// asks for it, hands in what it does that by.

// biome-ignore lint/correctness/noUnusedVariables: the code after it uses it
var WebAssembly = Module.webAssembly;
