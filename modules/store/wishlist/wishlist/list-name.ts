import { text } from '#framework/doctypes'

export const list_name = text({ required: true, maxLength: 60 })
