import {
  always,
  check,
  childType,
  colour,
  docType,
  everything,
  grant,
  link,
  picture,
  reading,
  section,
  select,
  single,
  table,
  text,
} from '#framework/doctypes'

export const AdditionalMenu = childType('Additional Menu', {
  menu_label: text({ required: true, translatable: true }),
  redirect_url: text({ required: true, format: 'URL', maxLength: 500 }),
})

export const ReferenceSite = childType('Reference Site', {
  host: text({ required: true, maxLength: 253, description: 'Like partner.example.org, without https://' }),
})

export const WebsiteLanguage = childType('Website Language', {
  language: select(['en', 'hi', 'ta'], { required: true }),
})

const address = { format: 'URL', maxLength: 500 } as const

export const WebsiteSettings = docType('Website Settings', {
  naming: single,
  fields: {
    site_name: text({ required: true, default: 'Mela', translatable: true }),
    tagline: text({ translatable: true }),
    website_logo: picture(),
    brand_colour: colour({
      description: 'Printed colours are made from it; empty keeps the colours of the house',
    }),
    languages: table(WebsiteLanguage),

    menus: section('Menus'),
    default_header: link('Header'),
    default_footer: link('Footer'),
    additional_menus: table(AdditionalMenu, { max: 20 }),
    enable_home_menu: check({ default: 1 }),
    enable_category_menu: check({ default: 1 }),
    enable_wishlist_menu: check({ default: 1 }),
    enable_cart_menu: check({ default: 1 }),
    enable_orders_menu: check({ default: 1 }),
    enable_profile_menu: check({ default: 1 }),
    enable_wallet: check(),
    enable_reward_points: check(),
    enable_blogs_menu: check({ default: 1 }),
    enable_seller_menu: check({ default: 1 }),
    enable_affiliate_menu: check({ default: 1 }),
    enable_contact_menu: check({ default: 1 }),
    enable_policies_menu: check({ default: 1 }),

    organisation: section('Organisation'),
    event_document_type: text({
      required: true,
      default: 'Mela Event',
      description: 'Events answer under this name too',
    }),
    default_business: link('Business'),
    enable_multi_store: check(),
    currency: text({ required: true, default: 'INR', maxLength: 3 }),
    country: text({ required: true, default: 'IN', maxLength: 2 }),
    time_zone: text({ required: true, default: 'Asia/Kolkata' }),

    social: section('Social links'),
    facebook_link: text(address),
    instagram_link: text(address),
    youtube_link: text({ ...address, label: 'YouTube link' }),
    linked_in: text({ ...address, label: 'LinkedIn link' }),
    twitter_link: text(address),
    pinterest_link: text(address),

    behaviour: section('Behaviour'),
    trap_back: check({ default: 1, description: "The phone's back button stays inside the app" }),
    reference_sites: table(ReferenceSite, { max: 100 }),
  },
  access: {
    'System Manager': everything,
    'School Office': grant({ select: always, read: always, write: always }),
    'Store Manager': reading(always),
  },
})
