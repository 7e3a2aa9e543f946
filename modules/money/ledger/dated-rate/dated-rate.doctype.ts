import {
  always,
  date,
  docType,
  everything,
  longText,
  money,
  percent,
  reading,
  text,
} from '#framework/doctypes'

export const DatedRate = docType('Dated Rate', {
  fields: {
    kind: text({
      required: true,
      inList: true,
      setOnlyOnce: true,
      description: 'For example tax or commission',
    }),
    key: text({ required: true, inList: true, setOnlyOnce: true, description: 'Subject of the rate' }),
    valid_from: date({ required: true, inList: true }),
    valid_until: date({ description: 'Last day; empty until the next rate begins' }),
    percent: percent({ isNullable: true, inList: true }),
    fixed: money({ label: 'Fixed amount', isNullable: true, min: 0, inList: true }),
    memo: longText({ maxLength: 500 }),
  },
  access: {
    'System Manager': everything,
    'School Office': reading(always),
    'Store Manager': reading(always),
  },
  uniqueTogether: [['kind', 'key', 'valid_from']],
  titleField: 'key',
  searchFields: ['kind', 'key'],
  sort: 'kind asc, key asc, valid_from desc',
})
