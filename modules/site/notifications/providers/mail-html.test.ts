import { expect, test } from 'vitest'
import { mailHtml, mailText } from './mail.ts'

const mail = {
  body: 'Dear <b>you</b>,\nhello.\n\nBye',
  link: 'https://asha.example/x?a=1&b="2"',
  language: 'ta',
}

test('Escapes user text in the HTML e-mail', () => {
  const html = mailHtml(mail)
  expect(html).toContain('<p>Dear &lt;b&gt;you&lt;/b&gt;,<br>hello.</p>')
  expect(html).toContain('href="https://asha.example/x?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('lang="ta"')
})

test('A plain-text e-mail ends with the address', () => {
  expect(mailText(mail).endsWith('Bye\n\nhttps://asha.example/x?a=1&b="2"')).toBe(true)
  expect(mailText({ ...mail, link: null })).toBe(mail.body)
})

test('A card stands before the body in both forms, escaped and without its empty paragraphs', () => {
  const withCard = { ...mail, card: ['Asha gift card', '₹500', '', '<b>AB3D</b>', 'For Ravi'] }
  const html = mailHtml(withCard)
  expect(html).toContain('>&lt;b&gt;AB3D&lt;/b&gt;</p>')
  expect(html.indexOf('₹500')).toBeLessThan(html.indexOf('hello.'))
  expect(html.match(/<td/g)).toHaveLength(1)
  expect(html).not.toMatch(/"><\/p>/)
  expect(mailText(withCard).startsWith('Asha gift card\n₹500\n<b>AB3D</b>\nFor Ravi\n\nDear')).toBe(true)
})
