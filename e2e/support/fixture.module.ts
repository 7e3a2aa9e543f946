import {
  button,
  childType,
  columnBreak,
  date,
  docType,
  everything,
  explanation,
  fold,
  heading,
  link,
  longText,
  money,
  prompted,
  section,
  select,
  series,
  shownText,
  tab,
  table,
  text,
} from '#framework/doctypes'
import { documentMethod, hooks } from '#framework/documents'
import { defineModule } from '#framework/modules'

// Types that no room ships: what the desk must draw and do, and nothing of ours needs yet.

const FixturePart = childType('Fixture Part', {
  part: text({ required: true, inList: true }),
  amount: money(),
})

/** A document that is submitted, cancelled and amended, with everything that shapes a form. */
const FixtureClaim = docType('Fixture Claim', {
  naming: series('CLM-.#####'),
  titleField: 'purpose',
  isSubmittable: true,
  fields: {
    purpose: text({ required: true, inList: true }),
    spent_on: date(),
    aside: columnBreak(),
    amount: money({ inList: true }),
    remark: longText({ allowOnSubmit: true, description: 'May change after it was submitted' }),
    law: explanation('<p>Claims are paid <b>within a week</b>.</p>'),
    parts_section: section('Parts'),
    parts: table(FixturePart),
    office: tab('For the office'),
    paying: heading('Paying it out'),
    account: text({ setOnlyOnce: true }),
    more: fold(),
    checked_by: shownText({ readOnly: true }),
    check: button('Check it', 'check'),
  },
  access: { 'System Manager': everything },
})

/** A document with a name that people choose and change, and states. */
const FixtureStall = docType('Fixture Stall', {
  naming: prompted,
  fields: {
    motto: text({ inList: true }),
    neighbour: link('Fixture Stall'),
    state: select(['planned', 'built', 'closed'], { required: true, default: 'planned', inList: true }),
  },
  states: {
    field: 'state',
    initial: 'planned',
    moves: [
      { action: 'Build', from: 'planned', to: 'built', roles: ['System Manager'] },
      { action: 'Plan again', from: 'built', to: 'planned', roles: ['System Manager'] },
      { action: 'Pack up', from: 'built', to: 'closed', roles: ['System Manager'] },
    ],
  },
  access: { 'System Manager': everything },
  allowRename: true,
})

const claimHooks = hooks(FixtureClaim, {
  methods: {
    check: documentMethod(FixtureClaim, {
      verb: 'write',
      input: {},
      run: async ({ document, documents }) => {
        await documents.asSystem().save(FixtureClaim, document.name, { checked_by: 'The office' })
      },
    }),
  },
})

/** A room for the journeys alone. */
export const fixture = defineModule({
  name: 'fixture',
  docTypes: [FixtureClaim, FixtureStall],
  hooks: [claimHooks],
})
