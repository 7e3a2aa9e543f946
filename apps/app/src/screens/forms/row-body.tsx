import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { formCall, formIn, tableOf } from '../../ui/form/form-definition.ts'
import { RowForm } from '../../ui/form/row-form.tsx'
import { formPath, wantedRow } from '../../ui/form/row-path.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { Shown } from '../../ui/shown.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** `search` names the form, its table and the row. */
export function RowBody({ search }: { search: string }) {
  const say = useSay()
  const { language } = useVisit()
  const { goBack } = useShellActions()
  const wanted = wantedRow(search)
  const form = useAnswer(wanted.route === '' ? undefined : formCall(wanted.route))
  const back = formPath(wanted.route, wanted.document)
  const missing = (
    <Empty
      title={say('forms.row_missing')}
      text={say('states.not_found_text')}
      way={{ label: say('forms.back_to_form'), href: wanted.route === '' ? '/' : back }}
    />
  )
  if (wanted.route === '') return missing
  return (
    <Shown query={form} loading={<FormSkeleton />} empty={missing}>
      {(answer) => {
        const definition = formIn(answer, language)
        const table = tableOf(definition, wanted.table)
        if (!table) return missing
        return (
          <div className="wrap form-wrap">
            <RowForm key={search} {...{ definition, table, wanted }} onDone={() => goBack(back)} />
          </div>
        )
      }}
    </Shown>
  )
}
