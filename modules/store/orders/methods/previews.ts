import { text } from '#framework/doctypes'

export const opener = { token: text(), name: text() }
