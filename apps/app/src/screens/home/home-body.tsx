import { useHome, useSettings } from '../../data/site.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { StoreNote } from '../../ui/place/store-note.tsx'
import { PageSections } from '../../ui/sections/page-sections.tsx'
import cardsStyles from '../../ui/card/cards.module.css'
import sectionsStyles from '../../ui/sections/sections.module.css'

const cardCount = 8

function HomeSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton" role="status" aria-label={t('states.loading')}>
      <div className="block hero" />
      <div className="wrap section">
        <div className={sectionsStyles.sellerIcons}>
          {Array.from({ length: cardCount }, (_, index) => (
            <span key={index} className="picture" />
          ))}
        </div>
        <div className={`section ${cardsStyles.events}`}>
          <div className="block tall" />
          <div className="block tall" />
          <div className="block tall" />
        </div>
      </div>
    </div>
  )
}

export function HomeBody() {
  const t = useTranslate()
  const settings = useSettings()
  const home = useHome()
  const empty = (
    <Empty
      title={t('states.empty_title')}
      text={t('states.empty_text')}
      mainLink={{ label: t('events.see_all'), href: '/events' }}
    />
  )
  return (
    <Shown
      query={home}
      loading={<HomeSkeleton />}
      empty={empty}
      isEmpty={({ page_content }) => page_content.length === 0}
    >
      {({ page, page_content }) => (
        <>
          {!page_content.some(hasHeading) && <h1 className="visually-hidden">{page.title}</h1>}
          <StoreNote />
          {settings && <PageSections sections={page_content} settings={settings} />}
        </>
      )}
    </Shown>
  )
}

const hasHeading = ({ section_type, content }: { section_type: string; content: Record<string, unknown> }) =>
  section_type === 'banner' && content['variant'] === 'fair'
