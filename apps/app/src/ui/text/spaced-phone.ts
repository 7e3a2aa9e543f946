/** The big cities have two digits of their own; no mobile number begins like them. */
const cityLine = /^(\+91)(11|20|22|33|40|44)(\d{4})(\d{4})$/
const mobile = /^(\+91)([6-9]\d{4})(\d{5})$/

/** An Indian number in the parts that people read it in; any other stays as it is. */
export const spacedPhone = (phone: string): string =>
  phone.replace(cityLine, '$1\u00a0$2\u00a0$3\u00a0$4').replace(mobile, '$1\u00a0$2\u00a0$3')
