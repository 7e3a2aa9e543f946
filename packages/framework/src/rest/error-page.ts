import type { DialectError } from '#framework/errors'
import type { Translate } from '#meta'

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const STYLE = 'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}'

interface PageLanguage {
  readonly language: string
  readonly t: Translate
}

/** A small page for people who meet an error outside the app. The words are the error's own. */
export const errorPage = {
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },

  html: ({ status, title, messages }: DialectError, { language, t }: PageLanguage): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${status} ${escaped(t(title))}</title><style>${STYLE}</style></head>
<body><main><h1>${status}</h1>${messages.map((one) => `<p>${escaped(t(one))}</p>`).join('')}</main></body></html>
`,
}
