import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { FormWords } from '../../ui/added-catalogues.tsx'
import { FormBody } from './form-body.tsx'
import { formScreen } from './form.screen.tsx'
import { OpenForm } from './open-form.tsx'

FormWords.fetchAhead()

export function FormPage({ params }: PageProps) {
  return (
    <FormWords>
      <Page screen={formScreen} params={params}>
        <FormBody
          params={params}
          renderForm={(definition, introduction) => (
            <OpenForm key={definition.name} definition={definition} introduction={introduction} />
          )}
        />
      </Page>
    </FormWords>
  )
}
