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
