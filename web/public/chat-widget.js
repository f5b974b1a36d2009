// Runs in a frame of its own, which has no origin and so no access to the session: loads the provider's script and starts it with the
// widget's id and the user type 'default'. Providers read such settings from the script's own element or from a global; both are there.
;(() => {
  const { script, widget } = document.documentElement.dataset
  const settings = { widgetId: widget, userType: 'default' }
  window.chatWidgetSettings = settings
  const tag = document.createElement('script')
  tag.src = script
  tag.async = true
  tag.dataset.widgetId = settings.widgetId
  tag.dataset.userType = settings.userType
  tag.onload = () => window.startChatWidget?.(settings)
  tag.onerror = () => {
    document.getElementById('chat-state').textContent = 'The chat cannot be reached right now. Please write to us instead.'
  }
  document.head.append(tag)
})()
