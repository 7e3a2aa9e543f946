import { always, datetime, docType, link, reading, text } from '#framework/doctypes'

/** A ticket to upload files before a form is submitted. Only its hash is stored. */
export const UploadTicket = docType('Upload Ticket', {
  fields: {
    web_form: link('Web Form', { required: true, indexed: true, inList: true }),
    ticket_hash: text({ required: true, unique: true, readOnly: true, level: 9 }),
    open_until: datetime({ required: true, indexed: true, inList: true, readOnly: true }),
  },
  access: { 'System Manager': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
