import type { PageContent, WebsiteSettings } from '#client'
import { pageCall, settingsCall } from '../../data/calls.ts'
import { firstOf } from '../../data/site.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { PageSections } from '../../ui/sections/page-sections.tsx'
import { Shown } from '../../ui/state/answer-states.tsx'
import { useEffect } from 'react'
import { useShellActions } from '../../ui/shell-actions.ts'

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

function PageSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton" role="status" aria-label={t('states.loading')}>
      <div className="page-head">
        <i className="title" />
      </div>
      {lines.map((line) => (
        <i key={line} className="line" />
      ))}
    </div>
  )
}

export function WebsiteBody({ params }: { params: Params }) {
  const visit = useVisit()
  const settings = useCall(settingsCall)
  const call = settings.data && pageCall(visit, settings.data, params['route'] ?? '')
  const page = firstOf(settings, useCall(call))
  return (
    <Shown query={page} loading={<PageSkeleton />} empty={<MissingPage />}>
      {(value) => settings.data && <Content content={value} settings={settings.data} />}
    </Shown>
  )
}

function Content({ content, settings }: { content: PageContent; settings: WebsiteSettings }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { page } = content
  return (
    <>
      <div className="wrap">
        <div className="page-head">
          <h1>{page.title}</h1>
          {page.description && <p className="dim">{page.description}</p>}
        </div>
      </div>
      <PageSections sections={content.page_content} settings={settings} />
      <div className="wrap">
        <p className="section tiny dim">
          {t('pages.last_changed', { date: plainDay(page.modified, language) })}
        </p>
      </div>
    </>
  )
}

/** Redirects to home: by the specification, a missing page is home. */
function MissingPage() {
  const { open } = useShellActions()
  useEffect(() => open('/tabs/home'), [open])
  return <PageSkeleton />
}
