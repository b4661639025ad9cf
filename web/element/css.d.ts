/** A style sheet as text, minified, once its importer is bundled. */
declare module '*.css' {
  const css: string;
  export default css;
}
