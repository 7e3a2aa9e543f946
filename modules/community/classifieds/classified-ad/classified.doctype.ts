import {
  always,
  check,
  childType,
  date,
  docType,
  either,
  everything,
  grant,
  int,
  link,
  longText,
  money,
  phone,
  picture,
  reading,
  section,
  select,
  series,
  table,
  text,
  where,
  whereUser,
  type RoleName,
} from '#framework/doctypes'
import { moderatedFields } from '#site/moderation'

const PRIVATE_LEVEL = 1

export const MAX_AD_PHOTOS = 8
export const MAX_AD_TITLE_LENGTH = 100
export const MAX_AD_DESCRIPTION_LENGTH = 4000

const ClassifiedPhoto = childType('Classified Photo', {
  picture: picture({ label: 'Photo', required: true }),
  alt: text({
    label: 'Alt text',
    maxLength: 280,
    description: 'Describes the photo for people who cannot see it',
  }),
})

const reviewerRoles: readonly RoleName[] = ['School Office', 'Moderator', 'System Manager']

const visibleAds = where({ state: 'live', is_hidden: 0 })

const staffAccess = grant({ select: always, read: always, write: always, report: always, print: always }, [
  0,
  PRIVATE_LEVEL,
])

/**
 * An offer or request of an advertiser. Sellers write only through this module's methods; contact details stay hidden
 * between both sides unless given.
 */
export const Classified = docType('Classified', {
  naming: series('CL-.#####'),
  fields: {
    title: text({ required: true, inList: true, maxLength: MAX_AD_TITLE_LENGTH }),
    category: link('Classified Category', { required: true, inList: true, indexed: true }),
    description: longText({ required: true, maxLength: MAX_AD_DESCRIPTION_LENGTH }),
    price: money({
      isNullable: true,
      min: 0,
      inList: true,
      description: 'Leave empty for “price on request”, enter 0 for free',
    }),
    city: text({ maxLength: 80, inList: true, indexed: true }),
    photos: table(ClassifiedPhoto, { max: MAX_AD_PHOTOS }),
    cover: picture({ label: 'Cover photo', readOnly: true }),

    life: section('Status and dates'),
    state: select(['draft', 'in review', 'live', 'sold', 'expired'], {
      label: 'Status',
      tones: { 'in review': 'warn', live: 'ok', sold: 'info' },
      ...{ required: true, readOnly: true, default: 'draft' },
      ...{ inList: true, indexed: true },
    }),
    live_from: date({ readOnly: true, indexed: true }),
    expires_on: date({ label: 'Ends on', readOnly: true, indexed: true }),
    renewals: int({ label: 'Times renewed', readOnly: true, required: true, default: 0 }),
    sent_back_because: longText({
      label: 'Changes requested',
      maxLength: 500,
      description: 'Required when you request changes. The seller can see it.',
    }),
    ...moderatedFields,

    who: section('Seller'),
    seller_name: text({ required: true, maxLength: 80, description: 'Shown in the ad' }),
    seller: link('User', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, indexed: true },
      ...{ level: PRIVATE_LEVEL, ignoreUserPermissions: true },
    }),
    phone: phone({ level: PRIVATE_LEVEL }),
    shows_phone: check({
      label: 'Show phone number',
      description: 'The seller agrees to show the phone number to everyone',
    }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: [
      { action: 'Send in', from: 'draft', to: 'in review', roles: [] },
      { action: 'Publish', from: 'in review', to: 'live', roles: reviewerRoles },
      { action: 'Publish', from: 'draft', to: 'live', roles: [] },
      { action: 'Send back', from: 'in review', to: 'draft', roles: reviewerRoles },
      { action: 'Send in', from: 'live', to: 'in review', roles: [] },
      { action: 'Take back', from: 'live', to: 'draft', roles: [] },
      { action: 'Mark as sold', from: 'live', to: 'sold', roles: reviewerRoles },
      { action: 'Expire', from: 'live', to: 'expired', roles: [] },
      { action: 'Renew', from: 'expired', to: 'live', roles: [] },
      { action: 'Take back', from: 'expired', to: 'draft', roles: [] },
    ],
  },
  access: {
    'System Manager': everything,
    'School Office': staffAccess,
    Moderator: staffAccess,
    All: reading(either(whereUser('seller'), visibleAds)),
    Guest: reading(visibleAds),
  },
  waiting: [{ label: 'Classified ads to review', field: 'state', values: ['in review'] }],
  titleField: 'title',
  searchFields: ['title', 'city'],
  sort: 'creation desc',
  retainDeleted: false,
})
