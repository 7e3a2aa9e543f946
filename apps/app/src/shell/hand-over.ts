/** Replaces the server's page once the app's own page is rendered. */
export function takeOverFrom(shell: HTMLElement, root: HTMLElement): void {
  const handleEnter = () => void swap(shell, root)
  // Ionic's events do not bubble, so only a capturing listener receives them.
  root.addEventListener('ionViewDidEnter', handleEnter, { capture: true, once: true })
}

/** Maximum milliseconds for which a picture of the first screen delays the replacement. */
const longestWait = 400

async function swap(shell: HTMLElement, root: HTMLElement): Promise<void> {
  shell.dataset['entered'] = ''
  while (shell.dataset['drawing'] === '') await nextFrame()
  await Promise.race([Promise.all([nextFrame(), decodePictures(root)]), wait(longestWait)])
  const content = root.querySelector<HTMLIonContentElement>('.ion-page:not(.ion-page-hidden) ion-content')
  const scroller = await content?.getScrollElement()
  // An unscrolled server page sets no position: the app's page may be at the section that its address names.
  if (scroller && shell.scrollTop > 0) scroller.scrollTop = shell.scrollTop
  await nextFrame()
  const focused = placeOfFocus(shell)
  copyTypedValues(shell, root)
  shell.remove()
  document.querySelector('.skip')?.remove()
  if (focused !== undefined) focusable(root)[focused]?.focus({ preventScroll: true })
}

const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Decodes the pictures of the first screen, so that none of them flickers. */
async function decodePictures(root: HTMLElement): Promise<void> {
  const pictures = [...root.querySelectorAll('img')].filter((picture) => picture.loading !== 'lazy')
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

const focusable = (place: HTMLElement): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input'),
]

/** Returns the index of the focused element; both pages have the same markup, so the index names the same element. */
function placeOfFocus(shell: HTMLElement): number | undefined {
  const place = focusable(shell).findIndex((element) => element === document.activeElement)
  return place === -1 ? undefined : place
}

function copyTypedValues(shell: HTMLElement, root: HTMLElement): void {
  const targets = [...root.querySelectorAll('input')]
  for (const [index, input] of [...shell.querySelectorAll('input')].entries()) {
    const target = targets[index]
    if (target && input.value !== '') target.value = input.value
  }
}
