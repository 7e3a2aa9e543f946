import { always, datetime, docType, link, reading, text } from '#framework/doctypes'

/** Leave to upload files for a form before it is sent. The ticket itself is kept as its hash. */
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
