const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const text = (value: string): string => value.replace(/[&<>]/g, (sign) => replacements[sign] ?? sign)

export const attribute = (value: string): string =>
  value.replace(/[&<>"']/g, (sign) => replacements[sign] ?? sign)

/** JSON in a script element that no browser runs; an end tag inside a text cannot end it. */
export function jsonScript(data: unknown, attributes: string): string {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `<script ${attributes}>${json}</script>`
}

/** Style text of the settings, without a way out of its element. */
export const styleText = (css: string): string => css.replaceAll('<', '')
