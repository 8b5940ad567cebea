/** The address of a script that is imported when it is needed (scripts/build/later.ts). */
declare module '*?later' {
  const address: string;
  export default address;
}
