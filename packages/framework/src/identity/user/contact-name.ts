/** Whether people called themselves by an address or a number: nobody is shown by it to everybody who reads what they did. */
export const isContactName = (name: string): boolean =>
  name.includes('@') || /^[+\d][\d\s()-]{5,}$/.test(name.trim())
