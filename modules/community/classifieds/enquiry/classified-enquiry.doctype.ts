import {
  both,
  check,
  datetime,
  docType,
  either,
  link,
  longText,
  opaque,
  reading,
  select,
  text,
  where,
  whereUser,
} from '#framework/doctypes'
import { moderatedFields } from '#site/moderation'

const SYSTEM_LEVEL = 9
export const MAX_MESSAGE_LENGTH = 2000

/**
 * An enquiry to a seller, readable by both only; the office reads it when one of them flags it. Addresses are hidden.
 */
export const ClassifiedEnquiry = docType('Classified Enquiry', {
  naming: opaque('ENQ-'),
  fields: {
    classified: link('Classified', {
      label: 'Ad',
      required: true,
      readOnly: true,
      setOnlyOnce: true,
      indexed: true,
    }),
    seller: link('User', { required: true, readOnly: true, setOnlyOnce: true, ignoreUserPermissions: true }),
    enquirer: link('User', {
      renamedFrom: 'asker',
      label: 'Enquirer',
      readOnly: true,
      setOnlyOnce: true,
      ignoreUserPermissions: true,
    }),
    enquirer_name: text({
      renamedFrom: 'asker_name',
      label: 'Enquirer’s name',
      required: true,
      readOnly: true,
      maxLength: 80,
    }),
    enquirer_email: text({
      renamedFrom: 'asker_email',
      label: 'Enquirer’s email',
      format: 'Email',
      readOnly: true,
      hidden: true,
      level: SYSTEM_LEVEL,
    }),
    message: longText({ required: true, readOnly: true, maxLength: MAX_MESSAGE_LENGTH }),
    state: select(['new', 'answered'], {
      label: 'Status',
      tones: { new: 'info', answered: 'ok' },
      required: true,
      readOnly: true,
      default: 'new',
    }),
    reply: longText({ readOnly: true, maxLength: MAX_MESSAGE_LENGTH }),
    shares_phone: check({
      label: 'Phone number shared',
      readOnly: true,
      description: 'The seller shared the phone number with this person',
    }),
    replied_at: datetime({ readOnly: true }),
    ...moderatedFields,
  },
  statusField: 'state',
  access: {
    All: reading(either(whereUser('enquirer'), both(whereUser('seller'), where({ is_hidden: 0 })))),
  },
  titleField: 'enquirer_name',
  sort: 'creation desc',
  retainDeleted: false,
  trackChanges: false,
})
