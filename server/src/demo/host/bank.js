// What a page of a client might do with the widget: hand on what its consent manager decided, and hear what happens.
const status = document.querySelector('.consent [role=status]');
for (const button of document.querySelectorAll('[data-consent]'))
  button.addEventListener('click', () => {
    const detail = { functional: true, analytical: button.dataset.consent === 'analytical', marketing: false };
    dispatchEvent(new CustomEvent('weitersagen:consent', { detail }));
    status.textContent = status.dataset.given;
  });
const heard = document.getElementById('heard');
for (const name of ['ready', 'height', 'navigated', 'created', 'failed'])
  addEventListener(`weitersagen:${name}`, ({ type, detail }) => {
    const line = document.createElement('li');
    line.textContent = `${type} ${JSON.stringify(detail ?? {})}`;
    heard.append(line);
  });
