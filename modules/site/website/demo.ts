import { additionalMenus, demoPages, footerItems, headerMenus } from '#demo'
import type { DemoContext } from '#framework/modules'
import { Footer } from './navigation/footer.doctype.ts'
import { Header } from './navigation/header.doctype.ts'
import { Redirect } from './redirect/redirect.doctype.ts'
import { WebPage } from './page/web-page.doctype.ts'
import { WebsiteSettings } from './settings/website-settings.doctype.ts'

const TITLE = 'Asha'

const socialLinks = {
  facebook_link: 'https://social.example.org/asha-school',
  instagram_link: 'https://pictures.example.org/asha-school',
  youtube_link: 'https://films.example.org/asha-school',
  linked_in: 'https://work.example.org/asha-school',
}

export async function demo({ documents, picture }: DemoContext): Promise<void> {
  await documents.insert(Header, { title: TITLE, menus: headerMenus })
  await documents.insert(Footer, { title: TITLE, items: footerItems.map(withData) })
  for (const { description, image, sections, ...page } of demoPages(picture))
    await documents.insert(WebPage, {
      ...page,
      published: 1,
      meta_description: description,
      meta_image: image,
      sections: sections.map(withData),
    })
  await documents.insert(Redirect, { source: '/admission', target: '/p/admissions' })
  await documents.insert(Redirect, { source: '/volunteers', target: '/p/volunteer' })
  await documents.save(WebsiteSettings, WebsiteSettings.name, {
    site_name: TITLE,
    tagline: 'A neighbourhood fair and a community school',
    website_logo: picture('logo/asha'),
    languages: [{ language: 'en' }, { language: 'hi' }, { language: 'ta' }],
    default_header: TITLE,
    default_footer: TITLE,
    additional_menus: additionalMenus,
    event_document_type: 'Asha Event',
    reference_sites: [{ host: 'tickets.example.org' }, { host: 'partner.example.org' }],
    ...socialLinks,
  })
}

function withData<Section extends { readonly content?: unknown }>({ content, ...section }: Section) {
  return { ...section, data: content === undefined ? null : JSON.stringify(content) }
}
