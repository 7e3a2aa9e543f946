import type { Doc } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { brandCss } from '#design/brand'
import { translateResponse, translateDocument } from '#site/translations'
import { readFooter, translateFooter, readHeader, translateHeader } from '../navigation/navigation.queries.ts'
import { WebsiteSettings } from './website-settings.doctype.ts'
import { readWebsiteSettings } from './website-settings.queries.ts'
import { DEFAULT_BUSINESS } from './chosen-store.rules.ts'

type Settings = Doc<typeof WebsiteSettings>

export const getAllWebsiteSettings = method({
  access: anyone,
  aliases: ['api.get_all_website_settings'],
  reads: true,
  isTranslated: true,
  input: {},
  async run({ documents, language }) {
    const settings = await readWebsiteSettings(documents)
    const [header, footer] = await Promise.all([
      readHeader(documents, settings.default_header),
      readFooter(documents, settings.default_footer),
    ])
    return translateResponse({ documents, language }, (t) => ({
      ...described(translateDocument(WebsiteSettings, settings, t)),
      default_header: header && translateHeader(header, t),
      default_footer: footer && translateFooter(footer, t),
    }))
  },
})

function described(settings: Settings) {
  return {
    ...identity(settings),
    ...organisation(settings),
    ...menuSwitches(settings),
    additional_menus: settings.additional_menus.map(({ menu_label, redirect_url }) => ({
      menu_label,
      redirect_url,
    })),
    app_settings: socialLinks(settings),
    trap_back: settings.trap_back,
    reference_sites: settings.reference_sites.map(({ host }) => host),
  }
}

function identity({ site_name, tagline, website_logo, brand_colour }: Settings) {
  const theme_css = brand_colour === null ? null : brandCss(brand_colour)
  return { site_name, tagline, website_logo, brand_colour, theme_css }
}

function organisation(settings: Settings) {
  const { event_document_type, currency, country, time_zone, enable_multi_store } = settings
  return {
    event_document_type,
    currency,
    country,
    time_zone,
    enable_multi_store,
    languages: languagesOf(settings),
    default_business: settings.default_business ?? DEFAULT_BUSINESS,
  }
}

function languagesOf({ languages }: Settings): readonly string[] {
  return languages.length > 0 ? languages.map(({ language }) => language) : ['en']
}

function menuSwitches(settings: Settings) {
  return {
    enable_home_menu: settings.enable_home_menu,
    enable_category_menu: settings.enable_category_menu,
    enable_wishlist_menu: settings.enable_wishlist_menu,
    enable_cart_menu: settings.enable_cart_menu,
    enable_orders_menu: settings.enable_orders_menu,
    enable_profile_menu: settings.enable_profile_menu,
    enable_wallet: settings.enable_wallet,
    enable_gift_cards: settings.enable_gift_cards,
    enable_reward_points: settings.enable_reward_points,
    enable_affiliates: settings.enable_affiliates,
    enable_blogs_menu: settings.enable_blogs_menu,
    enable_seller_menu: settings.enable_seller_menu,
    enable_affiliate_menu: settings.enable_affiliate_menu,
    enable_contact_menu: settings.enable_contact_menu,
    enable_policies_menu: settings.enable_policies_menu,
  }
}

function socialLinks(settings: Settings) {
  const { facebook_link, instagram_link, youtube_link, linked_in, twitter_link, pinterest_link } = settings
  return { facebook_link, instagram_link, youtube_link, linked_in, twitter_link, pinterest_link }
}
