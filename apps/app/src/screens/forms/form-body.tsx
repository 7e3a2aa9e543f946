import type { ReactNode } from 'react'
import { useAnswer } from '../../data/query/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Empty } from '../../ui/state/empty.tsx'
import { formCall, formIn, type FormDefinition } from '../../ui/form/definition/form-definition.ts'
import { Html } from '../../ui/text/html.tsx'
import { Shown } from '../../ui/state/shown.tsx'
import { FormShut } from './form-shut.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

interface Props {
  params: Params
  /** The open form; filling it in needs the browser, so the server draws it still. */
  renderForm: (definition: FormDefinition, introduction: ReactNode) => ReactNode
}

export function FormBody({ params, renderForm }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const form = useAnswer(formCall(params['page_route'] ?? ''))
  const missing = (
    <Empty
      title={t('states.not_found_title')}
      text={t('states.not_found_text')}
      mainLink={{ label: t('states.go_home'), href: '/' }}
    />
  )
  return (
    <Shown query={form} loading={<FormSkeleton />} empty={missing}>
      {(answer) => {
        const definition = formIn(answer, language)
        return definition.state === 'open' ? (
          <div className="wrap form-wrap">{renderForm(definition, introductionOf(definition))}</div>
        ) : (
          <FormShut definition={definition} state={definition.state} onLook={form.retry} />
        )
      }}
    </Shown>
  )
}

function introductionOf({ introduction_text }: FormDefinition): ReactNode {
  return introduction_text ? <Html html={introduction_text} /> : null
}
