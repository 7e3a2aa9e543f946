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
  int,
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
import { defineModule, method, signedInUsers } from '#framework/modules'
import { notificationEvent, notify } from '#site/notifications'

// Types of the fixture module: features of the desk that none of our types uses yet.

const FixturePart = childType('Fixture Part', {
  part: text({ required: true, inList: true }),
  amount: money(),
})

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

const FixtureBooth = docType('Fixture Booth', {
  naming: prompted,
  fields: {
    motto: text({ inList: true }),
    neighbour: link('Fixture Booth'),
    state: select(['planned', 'built', 'closed'], { required: true, default: 'planned', inList: true }),
  },
  states: {
    field: 'state',
    initial: 'planned',
    transitions: [
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

const noted = notificationEvent({
  name: 'fixture.noted',
  eventClass: 'transactional',
  values: ['word'],
  channels: ['in-app'],
  texts: {
    en: { subject: 'Kite {{ word }} has landed', body: 'Collect it at the gate before four.' },
    hi: { subject: 'पतंग {{ word }} उतर गई', body: 'चार बजे से पहले इसे द्वार से ले लें।' },
    ta: { subject: 'பட்டம் {{ word }} இறங்கியது', body: 'நான்கு மணிக்கு முன் வாயிலில் பெறவும்.' },
  },
})

const notifyCaller = method({
  access: signedInUsers,
  input: {
    word: text({ required: true }),
    link: text({ required: true }),
    times: int({ min: 1, max: 30, default: 1 }),
  },
  async run({ input: { word, link, times }, documents, caller: { user } }) {
    for (let time = 1; time <= (times ?? 1); time += 1) {
      const values = { word: `${word} ${time}` }
      await notify(documents, { event: noted, key: values.word, people: [{ user }], values, link })
    }
  },
})

export const fixture = defineModule({
  name: 'fixture',
  docTypes: [FixtureClaim, FixtureBooth],
  hooks: [claimHooks],
  methods: { notifyCaller },
})
