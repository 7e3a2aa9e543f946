import { always, byField, childType, docType, everything, reading, table, text } from '#framework/doctypes'

export const HeaderMenu = childType('Header Menu', {
  menu_label: text({ required: true, translatable: true }),
  redirect_url: text({ label: 'Link', required: true, format: 'URL', maxLength: 500 }),
  parent_menu: text({ description: 'Label of the menu item under which this one is shown' }),
  icon: text(),
})

export const Header = docType('Header', {
  naming: byField('title'),
  allowRename: true,
  fields: {
    title: text({ required: true }),
    menus: table(HeaderMenu, { max: 60 }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': reading(always) },
  titleField: 'title',
})
