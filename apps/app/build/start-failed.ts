import type { Plugin } from 'vite'
import { translator } from '#design/catalogues'
import { languages } from '#design/messages'

/** Words for the case that not even the catalogues could be fetched, in every language, hidden until then. */
export function startFailed(): Plugin {
  return {
    name: 'start-failed',
    transformIndexHtml: (html) => html.replace('<!--start-failed-->', section()),
  }
}

function section(): string {
  const words = languages.map(({ code }) => {
    const t = translator(code)
    return `<div lang="${code}"><h2>${t('states.error_title')}</h2><p><a class="button" href="">${t('states.retry')}</a></p></div>`
  })
  return `<section id="start-failed" class="wrap stack section" hidden>${words.join('')}</section>`
}
