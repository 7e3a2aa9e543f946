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

const AdditionalMenu = childType('Additional Menu', {
  menu_label: text({ required: true, translatable: true }),
  redirect_url: text({ label: 'Link', required: true, format: 'URL', maxLength: 500 }),
})

const ReferenceSite = childType('Reference Site', {
  host: text({
    required: true,
    maxLength: 253,
    description: 'Such as partner.example.org, without https://',
  }),
})

const WebsiteLanguage = childType('Website Language', {
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
      description: 'The site’s colours are derived from it. The standard colours are used if empty.',
    }),
    languages: table(WebsiteLanguage),

    menus: section('Menus'),
    default_header: link('Header'),
    default_footer: link('Footer'),
    additional_menus: table(AdditionalMenu, { max: 20 }),
    enable_home_menu: check({ label: 'Show Home in the menu', default: 1 }),
    enable_category_menu: check({ label: 'Show Categories in the menu', default: 1 }),
    enable_wishlist_menu: check({ label: 'Show Wishlist in the menu', default: 1 }),
    enable_cart_menu: check({ label: 'Show Cart in the menu', default: 1 }),
    enable_orders_menu: check({ label: 'Show Orders in the menu', default: 1 }),
    enable_profile_menu: check({ label: 'Show Profile in the menu', default: 1 }),
    enable_wallet: check({ label: 'Wallet' }),
    enable_gift_cards: check({ label: 'Gift cards' }),
    enable_reward_points: check({ label: 'Reward points' }),
    enable_affiliates: check({ label: 'Affiliate program' }),
    enable_blogs_menu: check({ label: 'Show Blogs in the menu', default: 1 }),
    enable_seller_menu: check({ label: 'Show Sellers in the menu', default: 1 }),
    enable_affiliate_menu: check({ label: 'Show Affiliates in the menu', default: 1 }),
    enable_contact_menu: check({ label: 'Show Contact in the menu', default: 1 }),
    enable_policies_menu: check({ label: 'Show Policies in the menu', default: 1 }),

    organisation: section('Organisation'),
    event_document_type: text({
      namesType: true,
      required: true,
      default: 'Mela Event',
      description: 'Another document type name under which events are available',
    }),
    default_business: link('Business'),
    enable_multi_store: check({ label: 'Several stores' }),
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
    trap_back: check({
      label: 'Back button stays in the app',
      default: 1,
      description: 'The phone’s Back button does not close the app',
    }),
    reference_sites: table(ReferenceSite, { max: 100 }),
  },
  access: {
    'System Manager': everything,
    'School Office': grant({ select: always, read: always, write: always }),
    'Store Manager': reading(always),
  },
})
