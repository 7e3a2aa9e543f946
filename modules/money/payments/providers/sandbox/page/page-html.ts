import { formatMoney, spoken, sentence, type Word } from '#meta'
import { difficultWays, methods } from './page-words.ts'
import { pageStyle } from './page-style.ts'

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

export interface Speaking {
  readonly language: string
  readonly word: Word
}

export interface ShownOrder {
  readonly organisation: string
  readonly description: string
  readonly amount: number
  readonly currency: string
  readonly returnUrl: string
}

interface Page {
  readonly title: string
  readonly head: string
  readonly body: string
}

function pageHtml({ title, head, body }: Page, { language, word }: Speaking): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${pageStyle()}</style></head>
<body><header><p class="test">${escaped(word('Test payments: no money moves'))}</p>
<div class="canopy">${head}</div><div class="edge"></div></header>
<main>${body}</main></body></html>
`
}

const methodCards = (word: Word): string =>
  methods
    .map(
      ({ method, title, explanation, drawing }, index) =>
        `<label class="method"><input type="radio" name="method" value="${method}"${index === 0 ? ' checked' : ''}>` +
        `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg>` +
        `<span><b>${escaped(word(title))}</b><small>${escaped(explanation)}</small></span></label>`,
    )
    .join('')

const difficultButtons = (word: Word): string =>
  difficultWays
    .map(
      ({ way, title, explanation }) =>
        `<button name="way" value="${way}"><b>${escaped(word(title))}</b><small>${escaped(word(explanation))}</small></button>`,
    )
    .join('')

const orderHead = (order: ShownOrder, { language }: Speaking): string =>
  `<h1>${escaped(order.organisation)}</h1><p>${escaped(order.description)}</p>` +
  `<p class="amount">${escaped(formatMoney(order.amount, order.currency, language))}</p>`

const backLink = (url: string, words: string): string =>
  `<a class="back" href="${escaped(url)}">${escaped(words)}</a>`

/** The page on which a payer pays, declines, or tries a difficult day. */
export function payingPage(order: ShownOrder, speaking: Speaking): string {
  const { word, language } = speaking
  const amount = formatMoney(order.amount, order.currency, language)
  const pay = spoken(sentence`Pay ${amount}`, word)
  const body = `<form method="post"><fieldset><legend>${escaped(word('How would you like to pay?'))}</legend>${methodCards(word)}</fieldset>
<button class="pay" name="way" value="pay">${escaped(pay)}</button>
<button class="decline" name="way" value="decline">${escaped(word('Let the bank decline'))}</button>
<details><summary>${escaped(word('Try a difficult day'))}</summary><div class="ways">${difficultButtons(word)}</div></details></form>
${backLink(order.returnUrl, word('Go back without paying'))}`
  return pageHtml(
    { title: `${pay} · ${order.organisation}`, head: orderHead(order, speaking), body },
    speaking,
  )
}

/** An order that takes no payment any more. */
export function closedPage(order: ShownOrder, reason: 'paid' | 'over', speaking: Speaking): string {
  const { word } = speaking
  const title = word(reason === 'paid' ? 'This order is being paid already' : 'This order is over')
  const hint = word(
    reason === 'paid'
      ? 'You need not do anything more.'
      : 'Nothing was taken. Please begin again where you came from.',
  )
  const body = `<section class="told"><h2>${escaped(title)}</h2><p>${escaped(hint)}</p></section>
${backLink(order.returnUrl, word('Go back'))}`
  return pageHtml({ title, head: orderHead(order, speaking), body }, speaking)
}

export function unknownPage(speaking: Speaking): string {
  const title = speaking.word('There is no such order')
  const body = `<section class="told"><p>${escaped(speaking.word('Please begin again where you came from.'))}</p></section>`
  return pageHtml({ title, head: `<h1>${escaped(title)}</h1>`, body }, speaking)
}
