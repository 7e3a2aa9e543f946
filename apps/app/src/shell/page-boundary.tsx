import { IonContent, IonPage } from '@ionic/react'
import { Component, type ReactNode } from 'react'
import { MelaError } from '#client'
import { Failed } from '../ui/failed.tsx'

interface State {
  error: Error | null
}

/** A page whose code could not be fetched, or that broke, gives way to a retry; the shell stays usable. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <IonPage>
        <IonContent>
          <Failed error={new MelaError(0, '', this.state.error.message)} retry={() => location.reload()} />
        </IonContent>
      </IonPage>
    )
  }
}
