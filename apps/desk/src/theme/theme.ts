import { createTheme, type VariantColorsResolver } from '@mantine/core'

const line = '1px solid var(--mela-line-strong)'

/** Mela's buttons: filled, outlined, quiet; red is for what cannot be taken back. */
const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const isAlert = color === 'red'
  const ink = isAlert ? 'var(--mela-alert)' : 'var(--mela-brand)'
  const tint = isAlert ? 'var(--mela-alert-tint)' : 'var(--mela-brand-tint)'
  if (variant === 'filled')
    return {
      background: ink,
      hover: isAlert ? ink : 'var(--mela-brand-hover)',
      color: isAlert ? 'var(--mela-surface)' : 'var(--mela-on-brand)',
      border: '1px solid transparent',
    }
  if (variant === 'subtle' || variant === 'transparent')
    return { background: 'transparent', hover: tint, color: ink, border: '1px solid transparent' }
  return { background: 'var(--mela-surface)', hover: tint, color: ink, border: line }
}

export const theme = createTheme({
  cursorType: 'pointer',
  focusRing: 'auto',
  defaultRadius: 'md',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Menu: {
      defaultProps: {
        shadow: 'xl',
        position: 'bottom-end',
        withinPortal: false,
        withInitialFocusPlaceholder: false,
        // A menu that fades away still takes clicks, and stands beside the next one that is opened: it goes at once.
        transitionProps: { exitDuration: 0 },
      },
    },
  },
})
