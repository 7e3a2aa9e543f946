/** An Indian number in the parts that people read it in; any other stays as it is. */
export const spacedPhone = (phone: string): string =>
  phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1\u00a0$2\u00a0$3')
