import { createTransport } from 'nodemailer'
import type { MailSettings } from '#framework/settings'
import { PATIENCE, Refused, type Outgoing, type Provider, type UnsubscribeLink } from './provider.ts'

interface SmtpFailure {
  readonly responseCode: number
}

function isSmtpFailure(error: unknown): error is SmtpFailure {
  return (
    typeof error === 'object' &&
    error !== null &&
    'responseCode' in error &&
    typeof error.responseCode === 'number'
  )
}

/** Classifies SMTP errors: 5xx is final, except for failed sign-in, which a corrected configuration fixes. */
function translated(error: unknown): unknown {
  const isAuthentication = error instanceof Error && 'code' in error && error.code === 'EAUTH'
  if (isAuthentication || !isSmtpFailure(error) || error.responseCode < 500) return error
  return new Refused(error instanceof Error ? error.message : 'Refused', { cause: error })
}

/** Sends by SMTP. A message retains its ID over retries, so that mailboxes can drop duplicates. */
export function mailProvider(url: string, { from }: Pick<MailSettings, 'from'>, host: string): Provider {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send = async (message: Outgoing): Promise<string> => {
    const { messageId } = await transport.sendMail({
      from: from ?? `no-reply@${host}`,
      to: { name: '', address: message.recipient },
      subject: message.subject,
      text: mailText(message),
      html: mailHtml(message),
      messageId: `<${message.reference}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(message.unsubscribe) },
    })
    return messageId
  }
  return {
    send: (message) =>
      send(message).catch((error: unknown) => {
        throw translated(error)
      }),
    close: () => transport.close(),
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

interface MailText {
  readonly body: string
  readonly card?: readonly string[]
  readonly link: string | null
  readonly language: string
  readonly unsubscribe?: UnsubscribeLink | null
}

/** Lets mail programs show their own unsubscribe button (RFC 2369 and 8058). */
const unsubscribeHeaders = (link: UnsubscribeLink | null): Record<string, string> =>
  link === null
    ? {}
    : {
        'List-Unsubscribe': `<${link.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

const fonts = "Georgia,'Times New Roman',serif"

/** Styles of a card's paragraphs, in their order; inline, because mail programs drop style sheets. */
const cardStyles = [
  'margin:0;font:600 15px/1.4 sans-serif;letter-spacing:.02em',
  `margin:6px 0 0;font:700 44px/1.1 ${fonts}`,
  `margin:16px 0 0;font:italic 17px/1.5 ${fonts};white-space:pre-line`,
  "margin:20px 0 0;padding:14px 12px;border-radius:10px;background:#ffffff;color:#2c1230;font:700 20px/1.3 'Courier New',monospace;letter-spacing:.04em;text-align:center",
  'margin:12px 0 0;font:13px/1.4 sans-serif',
]

const cardBox =
  'width:100%;max-width:440px;border-radius:18px;background:#fbb92a;color:#2c1230;border-top:10px solid #6e1f63'

/** A table, which every mail program shows at its width. */
function cardHtml(card: readonly string[]): string {
  if (card.length === 0) return ''
  const paragraphs = card.flatMap((text, index) =>
    text === '' ? [] : [`<p style="${cardStyles[index] ?? cardStyles.at(-1)}">${escaped(text)}</p>`],
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${cardBox}"><tr><td style="padding:24px">${paragraphs.join('')}</td></tr></table>\n`
}

export function mailHtml({ body, card = [], link, language, unsubscribe = null }: MailText): string {
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => escaped(paragraph).replaceAll('\n', '<br>'))
  const address = link === null ? [] : [`<a href="${escaped(link)}">${escaped(link)}</a>`]
  const end =
    unsubscribe === null
      ? []
      : [`<small><a href="${escaped(unsubscribe.page)}">${escaped(unsubscribe.label)}</a></small>`]
  const content = [...paragraphs, ...address, ...end].map((one) => `<p>${one}</p>`).join('\n')
  return `<!doctype html>\n<html lang="${escaped(language)}"><body style="font:16px/1.5 sans-serif">\n${cardHtml(card)}${content}\n</body></html>`
}

export function mailText({ body, card = [], link, unsubscribe = null }: MailText): string {
  const address = link === null ? [] : [link]
  const end = unsubscribe === null ? [] : [`${unsubscribe.label}: ${unsubscribe.page}`]
  const lines = card.filter((text) => text !== '')
  const shown = lines.length > 0 ? [lines.join('\n')] : []
  return [...shown, body, ...address, ...end].join('\n\n')
}
