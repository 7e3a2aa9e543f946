import { datetime, docType, everything, hashed, link, reading, select, text } from '#framework/doctypes'
import { consentPurposes, ofOwnChild } from '#community/students'

/** A family's consent to one purpose for one child, in one version of the text. A later version needs a new consent. */
export const Consent = docType('Consent', {
  naming: hashed,
  titleField: 'purpose',
  fields: {
    student: link('Student Registration', { required: true, setOnlyOnce: true, inList: true }),
    purpose: select(consentPurposes, { required: true, setOnlyOnce: true, inList: true, indexed: true }),
    version: text({ required: true, setOnlyOnce: true, inList: true }),
    state: select(['given', 'withdrawn'], {
      label: 'Status',
      tones: { given: 'ok', withdrawn: 'bad' },
      required: true,
      default: 'given',
      inList: true,
    }),
    given_at: datetime({ readOnly: true, inList: true }),
    given_by: text({ readOnly: true, description: 'Person who gave the consent' }),
    withdrawn_at: datetime({ readOnly: true }),
    withdrawn_by: text({ readOnly: true }),
  },
  guarded: { reason: 'tells what is agreed on for a child', exempt: ofOwnChild() },
  statusField: 'state',
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(ofOwnChild()),
  },
  uniqueTogether: [['student', 'purpose', 'version']],
  sort: 'creation desc',
  trackChanges: false,
})
