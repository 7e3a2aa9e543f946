import { formatMoney, type Translate } from '#meta'
import { message } from '../../../messages.ts'
import { difficultWays, methods } from './page-ways.ts'
import { pageStyle } from './page-style.ts'

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

export interface PageLanguage {
  readonly language: string
  readonly t: Translate
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

function pageHtml({ title, head, body }: Page, { language, t }: PageLanguage): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${pageStyle()}</style></head>
<body><header><p class="test">${escaped(t(message('payments.sandbox.test')))}</p>
<div class="canopy">${head}</div><div class="edge"></div></header>
<main>${body}</main></body></html>
`
}

const methodCards = (t: Translate): string =>
  methods
    .map(
      ({ method, explanation, drawing }, index) =>
        `<label class="method"><input type="radio" name="method" value="${method}"${index === 0 ? ' checked' : ''}>` +
        `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg>` +
        `<span><b>${escaped(t(message(`payments.sandbox.method.${method}`)))}</b><small>${escaped(explanation)}</small></span></label>`,
    )
    .join('')

const difficultButtons = (t: Translate): string =>
  difficultWays
    .map(
      ({ way, key }) =>
        `<button name="way" value="${way}"><b>${escaped(t(message(`payments.sandbox.way.${key}`)))}</b><small>${escaped(t(message(`payments.sandbox.way.${key}.hint`)))}</small></button>`,
    )
    .join('')

const orderHead = (order: ShownOrder, { language }: PageLanguage): string =>
  `<h1>${escaped(order.organisation)}</h1><p>${escaped(order.description)}</p>` +
  `<p class="amount">${escaped(formatMoney(order.amount, order.currency, language))}</p>`

const backLink = (url: string, words: string): string =>
  `<a class="back" href="${escaped(url)}">${escaped(words)}</a>`

/** The page on which a payer pays, declines, or tries a difficult day. */
export function payingPage(order: ShownOrder, page: PageLanguage): string {
  const { t, language } = page
  const amount = formatMoney(order.amount, order.currency, language)
  const pay = t(message('payments.sandbox.pay', { amount }))
  const body = `<form method="post"><fieldset><legend>${escaped(t(message('payments.sandbox.question')))}</legend>${methodCards(t)}</fieldset>
<button class="pay" name="way" value="pay">${escaped(pay)}</button>
<button class="decline" name="way" value="decline">${escaped(t(message('payments.sandbox.decline')))}</button>
<details><summary>${escaped(t(message('payments.sandbox.difficult')))}</summary><div class="ways">${difficultButtons(t)}</div></details></form>
${backLink(order.returnUrl, t(message('payments.sandbox.leave')))}`
  return pageHtml({ title: `${pay} · ${order.organisation}`, head: orderHead(order, page), body }, page)
}

/** An order that takes no payment any more. */
export function closedPage(order: ShownOrder, reason: 'paid' | 'over', page: PageLanguage): string {
  const { t } = page
  const title = t(message(`payments.sandbox.${reason}.title`))
  const hint = t(message(`payments.sandbox.${reason}.hint`))
  const body = `<section class="told"><h2>${escaped(title)}</h2><p>${escaped(hint)}</p></section>
${backLink(order.returnUrl, t(message('payments.sandbox.back')))}`
  return pageHtml({ title, head: orderHead(order, page), body }, page)
}

export function unknownPage(page: PageLanguage): string {
  const title = page.t(message('payments.sandbox.unknown.title'))
  const body = `<section class="told"><p>${escaped(page.t(message('payments.sandbox.unknown.hint')))}</p></section>`
  return pageHtml({ title, head: `<h1>${escaped(title)}</h1>`, body }, page)
}
