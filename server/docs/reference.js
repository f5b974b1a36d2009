// Draws the reference: the viewer is another file of the same host, and so is what it shows. Nothing is sent anywhere else.
window.addEventListener('DOMContentLoaded', () => {
  window.SwaggerUIBundle({
    url: '/api/docmill/dev/openapi.json',
    dom_id: '#reference',
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    docExpansion: 'list',
    displayOperationId: false,
    persistAuthorization: false,
    validatorUrl: null,
    withCredentials: false,
  })
})
