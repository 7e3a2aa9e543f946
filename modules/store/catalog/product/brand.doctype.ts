import {
  always,
  byField,
  check,
  docType,
  everything,
  longText,
  picture,
  reading,
  text,
  where,
} from '#framework/doctypes'

export const Brand = docType('Brand', {
  naming: byField('brand_name'),
  allowRename: true,
  fields: {
    brand_name: text({ required: true, inList: true }),
    logo: picture(),
    description: longText({ maxLength: 2000 }),
    published: check({ default: 1, inList: true }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Seller: reading(always),
    Guest: reading(where({ published: 1 })),
  },
  titleField: 'brand_name',
})
