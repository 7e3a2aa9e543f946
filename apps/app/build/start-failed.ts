import type { Plugin } from 'vite'
import { languages } from '#design/messages'
import { readCatalogue } from '#design/vite'

/** Adds a hidden message in every language, shown when the app and its catalogues cannot be fetched. */
export function startFailed(): Plugin {
  return {
    name: 'start-failed',
    transformIndexHtml: (html) => html.replace('<!--start-failed-->', section()),
  }
}

function section(): string {
  const blocks = languages.map(({ code }) => {
    const texts = readCatalogue('app', code)
    return `<div lang="${code}"><h2>${texts['states.error_title']}</h2><p><a class="button" href="">${texts['states.retry']}</a></p></div>`
  })
  return `<section id="start-failed" class="wrap stack section" hidden>${blocks.join('')}</section>`
}
