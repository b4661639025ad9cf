// What Emscripten's own library does better without: nothing of ours crosses the door as a wide string or a number of 64 bits.
addToLibrary({
  _embind_register_std_wstring: () => {},
  _embind_register_bigint: () => {},
  // As the browser says it of a trap. Emscripten would throw a text.
  _abort_js: () => {
    throw new WebAssembly.RuntimeError('aborted, most likely for want of memory');
  },
});
