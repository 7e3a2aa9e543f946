import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { readSession, speakByCookie } from './data/user/session.ts'
import { deviceLanguage, loadDeskMessages, writePageLanguage } from './language/language.tsx'
import { App } from './shell/app.tsx'
import { applyStoredColourScheme } from './theme/theme.ts'

async function start(root: HTMLElement): Promise<void> {
  const language = deviceLanguage()
  const messages = await loadDeskMessages(language)
  writePageLanguage(language)
  createRoot(root).render(<App session={readSession()} language={language} messages={messages} />)
}

applyStoredColourScheme()
speakByCookie()
const root = document.getElementById('root')
if (root) await start(root)
