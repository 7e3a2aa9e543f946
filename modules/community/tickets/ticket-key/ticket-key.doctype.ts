import { always, docType, grant, secret, select, text } from '#framework/doctypes'
import { hooks } from '#framework/documents'

const managerRoles = ['System Manager'] as const

/**
 * A signing key of the site. One signs; earlier ones stay accepted until deleted. The private key is stored encrypted
 * and is not disclosed.
 */
export const TicketKey = docType('Ticket Key', {
  fields: {
    public_key: text({ required: true, readOnly: true, setOnlyOnce: true, inList: true, maxLength: 64 }),
    private_key: secret({ required: true, readOnly: true, hidden: true }),
    state: select(['signing', 'accepted', 'refused'], {
      label: 'Status',
      tones: { accepted: 'ok', refused: 'bad' },
      required: true,
      readOnly: true,
      default: 'signing',
      inList: true,
    }),
    slot: text({
      unique: true,
      readOnly: true,
      hidden: true,
      description: 'Set for the signing key only. There is one.',
    }),
  },
  states: {
    field: 'state',
    initial: 'signing',
    transitions: [
      { action: 'Sign with a new key', from: 'signing', to: 'accepted', roles: managerRoles },
      { action: 'Refuse its tickets', from: 'accepted', to: 'refused', roles: managerRoles },
      { action: 'Accept its tickets again', from: 'refused', to: 'accepted', roles: managerRoles },
    ],
  },
  access: { 'System Manager': grant({ select: always, read: always, write: always }) },
  titleField: 'public_key',
  sort: 'creation desc',
})

/** The slot is unique, so that concurrent first keys of two nodes become one. */
const SIGNING = 'signing'

export const ticketKeyHooks = hooks(TicketKey, {
  beforeSave: ({ document: { state } }) => ({ slot: state === SIGNING ? SIGNING : null }),
})
