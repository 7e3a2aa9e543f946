/** Ionic's event of the hardware back button; the handler with the highest priority runs. */
export interface BackButtonEvent extends Event {
  detail: { register(priority: number, handler: () => void): void }
}

export function isBackButtonEvent(event: Event): event is BackButtonEvent {
  return event.type === 'ionBackButton' && event instanceof CustomEvent
}
