import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { FormMessages } from '../../ui/added-catalogues.tsx'
import { FormBody } from './form-body.tsx'
import { formScreen } from './form.screen.tsx'
import { OpenForm } from './open-form.tsx'

FormMessages.fetchAhead()

export function FormPage({ params }: PageProps) {
  return (
    <FormMessages>
      <Page screen={formScreen} params={params}>
        <FormBody
          params={params}
          renderForm={(definition, introduction) => (
            <OpenForm key={definition.name} definition={definition} introduction={introduction} />
          )}
        />
      </Page>
    </FormMessages>
  )
}
